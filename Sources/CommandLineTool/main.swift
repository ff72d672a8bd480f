print("wayframe")
