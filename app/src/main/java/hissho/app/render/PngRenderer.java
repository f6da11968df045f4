package hissho.app.render;

import hissho.app.render.drawing.Shape;
import hissho.progress.Progress;
import hissho.report.Report;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/** The figures of a report as pixels, two for each point, with a font that has all letters where the machine has one. */
public final class PngRenderer implements Renderer {

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
        Gallery.Sheet sheet = Gallery.sheet(report, style);
        String family = family(letters(sheet)).orElse(Font.SANS_SERIF);
        ImageIO.setUseCache(false);
        ImageIO.write(image(sheet, family, style.progress()), "png", new StoppableStream(out, style.progress()));
        out.flush();
    }

    @Override
    public List<String> warnings(Report report, Style style) {
        headless();
        String letters = letters(Gallery.sheet(report, style));
        if (family(letters).isPresent()) return List.of();
        Font usual = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
        String missing = letters.codePoints()
                .filter(c -> !usual.canDisplay(c) && !Character.isISOControl(c))
                .limit(8)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
        return missing.isEmpty() ? List.of() : List.of(style.words().say("render.missing-glyphs", missing));
    }

    private static BufferedImage image(Gallery.Sheet sheet, String family, Progress progress) {
        double scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / Math.max(1, sheet.width() * sheet.height())));
        BufferedImage image = new BufferedImage(
                Math.max(1, (int) Math.ceil(sheet.width() * scale)),
                Math.max(1, (int) Math.ceil(sheet.height() * scale)),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.scale(scale, scale);
        Painter painter = new Painter(graphics, family, progress);
        for (int k = 0; k < sheet.drawings().size(); k++)
            painter.drawing(sheet.drawings().get(k), 0, sheet.tops().get(k));
        sheet.labels().forEach(painter::shape);
        graphics.dispose();
        return image;
    }

    /** Every letter of the picture, once. */
    private static String letters(Gallery.Sheet sheet) {
        Stream<Shape> shapes = Stream.concat(
                sheet.drawings().stream().flatMap(drawing -> drawing.shapes().stream()), sheet.labels().stream());
        return shapes.flatMapToInt(shape ->
                        shape instanceof Shape.Label label ? label.text().codePoints() : IntStream.empty())
                .filter(c -> c > ' ')
                .distinct()
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    /** A font of this machine that has every letter, the usual ones first. */
    private static Optional<String> family(String letters) {
        List<String> there =
                Arrays.asList(GraphicsEnvironment.getLocalGraphicsEnvironment().getAvailableFontFamilyNames());
        return Stream.concat(
                        PREFERRED.stream().filter(there::contains),
                        Stream.concat(Stream.of("SansSerif"), there.stream()))
                .filter(family -> new Font(family, Font.PLAIN, 12).canDisplayUpTo(letters) < 0)
                .findFirst();
    }

    private static void headless() {
        if (System.getProperty("java.awt.headless") == null) System.setProperty("java.awt.headless", "true");
    }
}
