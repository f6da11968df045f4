package hissho.coalition.property;

/** Two coalitions. */
public record Pair(long first, long second) {}
