#!/bin/sh
# A Slurm array of 8, each task of which draws an eighth of the jobs:  sbatch slurm.sh
#
# The folder is shared by all nodes. A task that was killed goes on where it stopped when the array is submitted once more.
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --output=frames-%a.log
exec wayframe batch jobs.ndjson -o frames --shard auto --resume --quiet
