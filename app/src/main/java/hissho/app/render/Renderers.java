package hissho.app.render;

import java.util.List;
import java.util.Optional;

/** All renderers there are. */
public final class Renderers {

    private static final List<Renderer> ALL = List.of(
            new TextRenderer(),
            new JsonRenderer(),
            new MarkdownRenderer(),
            new LatexRenderer(),
            new HtmlRenderer(),
            new SvgRenderer(),
            new PngRenderer(),
            new CsvRenderer());

    private Renderers() {}

    public static List<Renderer> all() {
        return ALL;
    }

    public static Optional<Renderer> named(String name) {
        return ALL.stream().filter(renderer -> renderer.name().equals(name)).findFirst();
    }

    /** The names to offer, the usual one first. */
    public static List<String> names() {
        return ALL.stream().map(Renderer::name).toList();
    }
}
