package hissho.app.render;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.FloatSize;
import hissho.report.Report;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/** The figures of a report as pixels, two for each point, with a font that has all letters where the machine has one. */
public final class PngRenderer implements Renderer {

    private static final LoaderContext UNLIMITED = LoaderContext.builder()
            .documentLimits(new DocumentLimits(
                    DocumentLimits.DEFAULT_MAX_NESTING_DEPTH,
                    DocumentLimits.DEFAULT_MAX_USE_NESTING_DEPTH,
                    Integer.MAX_VALUE))
            .build();
    private static final double SCALE = 2;
    private static final double MOST_PIXELS = 24_000_000;
    private static final List<String> PREFERRED = List.of(
            "Noto Sans",
            "DejaVu Sans",
            "Helvetica",
            "Arial",
            "Noto Sans CJK JP",
            "Noto Sans JP",
            "IPAexGothic",
            "IPAGothic",
            "VL Gothic",
            "TakaoGothic",
            "Hiragino Sans",
            "Yu Gothic",
            "Meiryo",
            "MS Gothic");

    @Override
    public String name() {
        return "png";
    }

    @Override
    public String mediaType() {
        return "image/png";
    }

    @Override
    public String ending() {
        return "png";
    }

    @Override
    public void render(Report report, OutputStream out, Style style) throws IOException {
        headless();
        String letters = Gallery.svg(report, style.words(), "sans-serif", false);
        String family = family(letters).orElse("SansSerif");
        String svg = Gallery.svg(report, style.words(), "'" + family + "',sans-serif", false);
        ImageIO.setUseCache(false);
        ImageIO.write(image(svg), "png", out);
        out.flush();
    }

    @Override
    public List<String> warnings(Report report, Style style) {
        headless();
        String svg = Gallery.svg(report, style.words(), "sans-serif", false);
        if (family(svg).isPresent()) return List.of();
        Font usual = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
        String missing = svg.codePoints()
                .filter(c -> !usual.canDisplay(c) && !Character.isISOControl(c))
                .distinct()
                .limit(8)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
        return missing.isEmpty() ? List.of() : List.of(style.words().say("render.missing-glyphs", missing));
    }

    private static BufferedImage image(String svg) throws IOException {
        @Nullable
        SVGDocument document =
                new SVGLoader().load(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)), null, UNLIMITED);
        if (document == null) throw new IOException("the picture could not be read back");
        FloatSize size = document.size();
        double scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / Math.max(1, size.width * size.height)));
        BufferedImage image = new BufferedImage(
                Math.max(1, (int) Math.ceil(size.width * scale)),
                Math.max(1, (int) Math.ceil(size.height * scale)),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.scale(scale, scale);
        document.render(null, graphics);
        graphics.dispose();
        return image;
    }

    /** A font of this machine that has every letter, the usual ones first. */
    private static Optional<String> family(String letters) {
        String needed = letters.codePoints()
                .filter(c -> c > ' ')
                .distinct()
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
        List<String> there =
                Arrays.asList(GraphicsEnvironment.getLocalGraphicsEnvironment().getAvailableFontFamilyNames());
        return Stream.concat(
                        PREFERRED.stream().filter(there::contains),
                        Stream.concat(Stream.of("SansSerif"), there.stream()))
                .filter(family -> new Font(family, Font.PLAIN, 12).canDisplayUpTo(needed) < 0)
                .findFirst();
    }

    private static void headless() {
        if (System.getProperty("java.awt.headless") == null) System.setProperty("java.awt.headless", "true");
    }
}
