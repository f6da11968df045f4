package hissho.kind;

/**
 * How the catalogue lists a kind of game: what it is called and where it belongs.
 *
 * @param name the name in documents and on the command line: lower case, words joined by hyphens
 * @param room the bundle of words the kind speaks from
 * @param chapter the theory it belongs to
 */
public record Listing(String name, String room, Chapter chapter) {}
