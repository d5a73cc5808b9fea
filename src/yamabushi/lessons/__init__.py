"""Learn by playing: the courses that games bring, and steps played by the rules."""
