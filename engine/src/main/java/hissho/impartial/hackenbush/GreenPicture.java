package hissho.impartial.hackenbush;

import hissho.impartial.Component;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.play.Scene;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A green Hackenbush position: the edges of a picture that are still there, all connected to the ground. A move cuts one edge, and
 * everything no longer connected to the ground falls.
 */
public final class GreenPicture implements Component {

    private static final int MOST_PRINTED = 30;
    private static final int MOST_WORTHS = 40;

    /** Winning cuts are listed until what they leave has so many edges in all; the others are counted. */
    private static final long MOST_LEFT = 20_000_000;

    private static final int LEAST_LISTED = 10;

    private final Picture picture;
    private final Supplier<BitSet> left;
    private final Layout layout;
    private final Supplier<Integer> worth = new Once<>(() -> fusion().value());
    private int[] afterCut = {};

    /** What is left is worked out when it is first asked for: of a large picture's cuts most are never looked at. */
    private GreenPicture(Picture picture, Supplier<BitSet> left, Layout layout) {
        this.picture = picture;
        this.left = new Once<>(left);
        this.layout = layout;
    }

    public static GreenPicture of(Picture picture) {
        return of(picture, Layout.of(picture));
    }

    public static GreenPicture of(Picture picture, Layout layout) {
        return new GreenPicture(picture, () -> picture.grounded(picture.whole()), layout);
    }

    public Picture picture() {
        return picture;
    }

    public BitSet present() {
        return (BitSet) left.get().clone();
    }

    public Layout layout() {
        return layout;
    }

    Fusion fusion() {
        return Fusion.of(picture, left.get());
    }

    public int worth() {
        return worth.get();
    }

    /** The parts that meet only at the ground. */
    List<BitSet> parts() {
        return picture.components(left.get());
    }

    int worth(BitSet part) {
        return Fusion.of(picture, part).value();
    }

    @Override
    public GrundyValue value(Progress progress) {
        return GrundyValue.of(worth());
    }

    @Override
    public Optional<Message> worths(Progress progress) {
        List<BitSet> parts = parts();
        if (parts.size() < 2 || parts.size() > MOST_WORTHS) return Optional.empty();
        return Optional.of(Message.of(
                "hackenbush.why.pieces", parts.stream().map(this::worth).toList(), worth()));
    }

    /** The value after each cut, by edge; not to be changed. */
    public synchronized int[] cutValues(Progress progress) {
        if (afterCut.length < picture.edges()) afterCut = CutValues.of(fusion(), progress);
        return afterCut;
    }

    @Override
    public long optionCount() {
        return left.get().cardinality();
    }

    @Override
    public int mostFollowed() {
        return Math.max(10, 2_000_000 / (1 + picture.edges()));
    }

    @Override
    public List<Option> options() {
        return left.get().stream().mapToObj(this::option).toList();
    }

    @Override
    public List<Component> followers() {
        return left.get().stream().<Component>mapToObj(this::cut).toList();
    }

    @Override
    public List<Option> optionsTo(GrundyValue target, Progress progress) {
        return cutsTo(target, progress)
                .limit(mostListed())
                .mapToObj(this::option)
                .toList();
    }

    @Override
    public Optional<BigInteger> tally(GrundyValue target, Progress progress) {
        return Optional.of(BigInteger.valueOf(cutsTo(target, progress).count()));
    }

    @Override
    public boolean listsAll() {
        return optionCount() <= mostListed();
    }

    private long mostListed() {
        return Math.max(LEAST_LISTED, MOST_LEFT / (1 + picture.edges()));
    }

    private IntStream cutsTo(GrundyValue target, Progress progress) {
        int[] after = cutValues(progress);
        return left.get().stream().filter(edge -> GrundyValue.of(after[edge]).equals(target));
    }

    private Option option(int edge) {
        Message words =
                Message.of("hackenbush.cut", edge, picture.said(picture.from(edge)), picture.said(picture.to(edge)));
        return new Option(
                Integer.toString(edge),
                cut(edge),
                words,
                Map.of("cut", edge),
                List.of(Layout.part(left.get(), edge, words)));
    }

    public GreenPicture cut(int edge) {
        return new GreenPicture(picture, () -> picture.cut(left.get(), edge), layout);
    }

    @Override
    public Map<Tone, Message> legend() {
        return Map.of(
                Tone.ACCENT, Message.of("hackenbush.legend.ground"), Tone.GOOD, Message.of("hackenbush.legend.green"));
    }

    @Override
    public Message describe() {
        return Message.of("hackenbush.picture", left.get().cardinality());
    }

    @Override
    public String print() {
        return left.get().stream()
                .limit(MOST_PRINTED)
                .mapToObj(e -> picture.name(picture.from(e)) + "-" + picture.name(picture.to(e)))
                .collect(Collectors.joining(" ", "", left.get().cardinality() > MOST_PRINTED ? " …" : ""));
    }

    @Override
    public Map<String, Object> facts() {
        return Map.of("edges", print());
    }

    @Override
    public Scene scene(Words words) {
        return layout.scene(picture, left.get(), edge -> Tone.GOOD);
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof GreenPicture other
                && picture == other.picture
                && left.get().equals(other.left.get());
    }

    @Override
    public int hashCode() {
        return Objects.hash(System.identityHashCode(picture), left.get());
    }
}
