#pragma once
#include <readosm.h>
