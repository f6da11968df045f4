package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Convention;
import hissho.impartial.Outcome;
import hissho.impartial.RederivedTable;
import hissho.impartial.Tuples;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;

/** The outcome classes of Empty and Divide over ranges of the two boxes. */
record EmptyAndDivideClasses(long mFrom, long mTo, long nFrom, long nTo, Convention convention)
        implements Inquiry.Asked {

    private static final long LARGEST = 100_000;
    private static final long MOST = 250_000;
    private static final long MOST_CHECKED = 24;
    private static final Shape<Long> BOX = Shape.whole(1L, LARGEST);
    private static final Field<Long> M = Field.optional("m", BOX);
    private static final Field<Long> M_FROM = Field.optional("mFrom", BOX, 1L);
    private static final Field<Long> M_TO = Field.optional("mTo", BOX);
    private static final Field<Long> N_FROM = Field.optional("nFrom", BOX, 1L);
    private static final Field<Long> N_TO = Field.required("nTo", BOX);

    static Kind<EmptyAndDivideClasses> kind() {
        return new Inquiry<>(
                new Listing("empty-and-divide-classes", "impartial", Chapter.IMPARTIAL),
                Shape.fields(M, M_FROM, M_TO, N_FROM, N_TO, Convention.PLAY),
                EmptyAndDivideClasses::read,
                List.of("classes", "pPositions", "terminals"));
    }

    private static EmptyAndDivideClasses read(Node document) {
        long mFrom = M.find(document).orElseGet(() -> M_FROM.in(document));
        long mTo = M.find(document).orElseGet(() -> M_TO.in(document));
        EmptyAndDivideClasses asked = new EmptyAndDivideClasses(
                mFrom, mTo, N_FROM.in(document), N_TO.in(document), Convention.PLAY.in(document));
        long most = asked.convention == Convention.MISERE ? EmptyAndDivide.MOST_MISERE : LARGEST;
        if (mTo < mFrom || mTo > most)
            throw document.find("mTo").orElse(document).bad("core.bad.out-of-range", mTo, mFrom, most);
        if (asked.nTo < asked.nFrom || asked.nTo > most)
            throw document.get("nTo").bad("core.bad.out-of-range", asked.nTo, asked.nFrom, most);
        long size = (mTo - mFrom + 1) * (asked.nTo - asked.nFrom + 1);
        if (size > MOST) throw document.bad("core.bad.too-large", size, MOST);
        return asked;
    }

    private interface Wanted {
        boolean is(EmptyAndDivide boxes);
    }

    private List<List<Long>> positions(Wanted wanted, Progress progress) {
        List<List<Long>> found = new ArrayList<>();
        for (long m = mFrom; m <= mTo; m++)
            for (long n = nFrom; n <= nTo; n++) {
                progress.check();
                if (wanted.is(new EmptyAndDivide(m, n))) found.add(List.of(m, n));
            }
        return found;
    }

    private String classes(Progress progress) {
        StringBuilder classes = new StringBuilder();
        for (long n = nFrom; n <= nTo; n++)
            classes.append(
                    new EmptyAndDivide(mFrom, n).outcome(convention, progress).name());
        return classes.toString();
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts = new Facts();
        if (mFrom == mTo) facts.put("classes", () -> classes(progress));
        return facts.put(
                        "pPositions",
                        Compare.SET,
                        () -> positions(boxes -> boxes.outcome(convention, progress) == Outcome.P, progress),
                        Tuples::write)
                .put(
                        "terminals",
                        Compare.SET,
                        () -> positions(boxes -> boxes.optionCount() == 0, progress),
                        Tuples::write);
    }

    @Override
    public String answerKey() {
        return mFrom == mTo ? "answer" : "answer-lost";
    }

    /** Small boxes are played out from the rules. */
    @Override
    public Certificate check(Progress progress) {
        List<RederivedTable.Entry> entries = new ArrayList<>();
        for (long m = mFrom; m <= Math.min(mTo, MOST_CHECKED); m++)
            for (long n = nFrom; n <= Math.min(nTo, MOST_CHECKED); n++) {
                EmptyAndDivide boxes = new EmptyAndDivide(m, n);
                entries.add(new RederivedTable.Entry(
                        m + "," + n, boxes, boxes.outcome(convention, progress).plain()));
            }
        return RederivedTable.of(entries, Math.toIntExact((mTo - mFrom + 1) * (nTo - nFrom + 1)), convention, progress);
    }
}
