package hissho.progress;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A search that is asked again and again, each time under another budget. It is made when first asked and keeps what it has found; one
 * that was stopped half-way is thrown away and made anew.
 */
public final class Kept<S> {

    private final Function<Progress, S> make;
    private @Nullable Lent lent;
    private @Nullable S search;

    public Kept(Function<Progress, S> make) {
        this.make = make;
    }

    public synchronized <A> A ask(Progress budget, Function<S, A> question) {
        Lent lending = lent == null ? new Lent(budget) : lent;
        lending.budget = budget;
        lent = lending;
        boolean answered = false;
        try {
            S asked = search;
            if (asked == null) {
                asked = make.apply(lending);
                search = asked;
            }
            A answer = question.apply(asked);
            answered = true;
            return answer;
        } finally {
            if (!answered) search = null;
        }
    }

    /** The budget of whoever asks at the moment. */
    private static final class Lent implements Progress {
        private Progress budget;

        Lent(Progress budget) {
            this.budget = budget;
        }

        @Override
        public void done(long part, long whole) {
            budget.done(part, whole);
        }

        @Override
        public boolean stopAsked() {
            return budget.stopAsked();
        }

        @Override
        public long nanosLeft() {
            return budget.nanosLeft();
        }
    }
}
