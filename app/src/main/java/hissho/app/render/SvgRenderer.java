package hissho.app.render;

import hissho.report.Block.Picture;
import hissho.report.Figure;
import hissho.report.Report;
import java.util.List;

/** The figures of a report as one SVG picture that follows the reader's light or dark preference. */
public final class SvgRenderer implements TextBased {

    @Override
    public String name() {
        return "svg";
    }

    @Override
    public String mediaType() {
        return "image/svg+xml";
    }

    @Override
    public String ending() {
        return "svg";
    }

    @Override
    public String write(Report report, Style style) {
        return Gallery.sheet(report, style).svg(SvgWriter.FONTS, true);
    }

    /** One figure as a picture of its own. */
    public static String picture(Figure figure, String caption, Style style) {
        Picture picture = new Picture(figure, caption);
        return Gallery.sheet(List.of(picture), Gallery.name(picture, style.words()), style.progress())
                .svg(SvgWriter.FONTS, true);
    }
}
