package hissho.impartial.coin;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Checks the values of single heads, in a row or on a board, against the least number their moves miss, as far as that can be worked out again. */
public final class HeadsAgain {

    private HeadsAgain() {}

    /** The data get the values of all places. */
    public static <P> Certificate of(
            List<P> places,
            ToLongFunction<P> value,
            Function<P, Optional<Long>> again,
            String says,
            Map<String, Object> data,
            Progress progress) {
        List<Long> values = new ArrayList<>();
        boolean holds = true;
        int checked = 0;
        for (P place : places) {
            progress.check();
            long claimed = value.applyAsLong(place);
            values.add(claimed);
            Optional<Long> found = again.apply(place);
            if (found.isEmpty()) continue;
            checked++;
            holds &= found.get() == claimed;
        }
        if (checked == 0) return new Certificate.Unchecked(Message.of("coins.certificate.no-head"));
        data.put("values", values);
        return new Certificate.Values(holds, Extent.sample(checked, values.size()), Message.of(says), data)
                .calling(Map.of("sgValues", "values"));
    }
}
