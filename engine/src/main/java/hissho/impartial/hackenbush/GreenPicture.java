package hissho.impartial.hackenbush;

import hissho.impartial.Component;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A green Hackenbush position: the edges of a picture that are still there, all connected to the ground. A move cuts one edge, and
 * everything no longer connected to the ground falls.
 */
public final class GreenPicture implements Component {

    private static final int MOST_PRINTED = 30;

    private final Picture picture;
    private final BitSet present;
    private final Layout layout;

    private GreenPicture(Picture picture, BitSet present, Layout layout) {
        this.picture = picture;
        this.present = present;
        this.layout = layout;
    }

    public static GreenPicture of(Picture picture) {
        return of(picture, Layout.of(picture));
    }

    public static GreenPicture of(Picture picture, Layout layout) {
        return new GreenPicture(picture, picture.grounded(picture.whole()), layout);
    }

    public Picture picture() {
        return picture;
    }

    public BitSet present() {
        return (BitSet) present.clone();
    }

    public Layout layout() {
        return layout;
    }

    Fusion fusion() {
        return Fusion.of(picture, present);
    }

    public int worth() {
        return fusion().value();
    }

    /** The parts that meet only at the ground. */
    List<BitSet> parts() {
        return picture.components(present);
    }

    int worth(BitSet part) {
        return Fusion.of(picture, part).value();
    }

    @Override
    public GrundyValue value(Progress progress) {
        return GrundyValue.of(worth());
    }

    /** The value after each cut, by edge. */
    public int[] cutValues(Progress progress) {
        return CutValues.of(fusion(), progress);
    }

    @Override
    public long optionCount() {
        return present.cardinality();
    }

    @Override
    public int mostFollowed() {
        return Math.max(10, 2_000_000 / (1 + picture.edges()));
    }

    @Override
    public List<Option> options() {
        return present.stream().mapToObj(this::option).toList();
    }

    @Override
    public List<Option> optionsTo(GrundyValue target, Progress progress) {
        int[] after = cutValues(progress);
        return present.stream()
                .filter(edge -> GrundyValue.of(after[edge]).equals(target))
                .mapToObj(this::option)
                .toList();
    }

    private Option option(int edge) {
        Message words =
                Message.of("hackenbush.cut", edge, picture.said(picture.from(edge)), picture.said(picture.to(edge)));
        return new Option(
                Integer.toString(edge),
                cut(edge),
                words,
                Map.of("cut", edge),
                List.of(Layout.part(present, edge, words)));
    }

    public GreenPicture cut(int edge) {
        return new GreenPicture(picture, picture.cut(present, edge), layout);
    }

    @Override
    public Map<Tone, Message> legend() {
        return Map.of(Tone.ACCENT, Message.of("hackenbush.legend.ground"));
    }

    @Override
    public Message describe() {
        return Message.of("hackenbush.picture", present.cardinality());
    }

    @Override
    public String print() {
        return present.stream()
                .limit(MOST_PRINTED)
                .mapToObj(e -> picture.name(picture.from(e)) + "-" + picture.name(picture.to(e)))
                .collect(Collectors.joining(" ", "", present.cardinality() > MOST_PRINTED ? " …" : ""));
    }

    @Override
    public Map<String, Object> facts() {
        return Map.of("edges", print());
    }

    @Override
    public Scene scene(Words words) {
        return layout.scene(picture, present, edge -> Tone.PLAIN);
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof GreenPicture other && picture == other.picture && present.equals(other.present);
    }

    @Override
    public int hashCode() {
        return Objects.hash(System.identityHashCode(picture), present);
    }
}
