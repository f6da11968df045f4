package hissho.card.trick;

/** Knows what Left takes from any moment of a deal on under best play. */
public interface SuitValues {

    int value(SuitState state);
}
