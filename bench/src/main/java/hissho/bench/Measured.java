package hissho.bench;

import java.util.Locale;

/** The lines that the page of figures is made from; everything else a benchmark prints is for the reader. */
final class Measured {

    private Measured() {}

    /** The same work by us and by another, in seconds. */
    static void ratio(String what, double ours, String other, double theirs) {
        System.out.printf(Locale.ROOT, "= %s | %.9f | %s | %.9f%n", what, ours, other, theirs);
    }

    /** One point of a curve of growth, in seconds. */
    static void growth(String curve, double size, double seconds) {
        System.out.printf(Locale.ROOT, "~ %s | %.0f | %.9f%n", curve, size, seconds);
    }
}
