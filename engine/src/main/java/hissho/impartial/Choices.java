package hissho.impartial;

import hissho.play.Moves;
import hissho.play.Part;
import hissho.play.Range;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** All moves of a component as people choose among them: one by one, or by a number where they are many. */
public record Choices(List<Option> listed, List<Span> spans, Optional<Rest> rest) {

    /** More moves than are listed: how many, and which of them a typed line means. */
    public record Rest(BigInteger count, Function<String, Optional<Option>> reader) {}

    public Choices {
        listed = List.copyOf(listed);
        spans = List.copyOf(spans);
    }

    public Choices(List<Option> listed, List<Span> spans) {
        this(listed, spans, Optional.empty());
    }

    /** So many moves, of which some are listed and any can be written. */
    public static Choices some(BigInteger count, List<Option> listed, Function<String, Optional<Option>> reader) {
        BigInteger more = count.subtract(BigInteger.valueOf(listed.size()));
        return new Choices(listed, List.of(), Optional.of(new Rest(more, reader)));
    }

    public static Choices of(List<Option> listed) {
        return new Choices(listed, List.of());
    }

    public static Choices of(Span... spans) {
        return new Choices(
                List.of(),
                Stream.of(spans)
                        .filter(span -> span.from().compareTo(span.to()) <= 0)
                        .toList());
    }

    Moves moves() {
        return new Moves(
                listed.stream().map(Option::move).toList(),
                spans.stream().map(Span::range).toList(),
                rest.map(more -> new Moves.Rest(
                        more.count, typed -> more.reader.apply(typed).map(Option::move))));
    }

    /** Moves that differ by a number, see {@link Range}. */
    public record Span(
            List<Part> parts,
            String stem,
            Message asks,
            BigInteger from,
            BigInteger to,
            Function<BigInteger, Option> choice) {

        public Span {
            parts = List.copyOf(parts);
        }

        /** The moves of one thing on the board, or in one direction, with numbers from one to another. */
        public static Span of(Part part, String stem, Message asks, long from, long to, Function<Long, Option> choice) {
            return new Span(
                    List.of(part),
                    stem,
                    asks,
                    BigInteger.valueOf(from),
                    BigInteger.valueOf(to),
                    number -> choice.apply(number.longValueExact()));
        }

        public Option option(BigInteger number) {
            return choice.apply(number);
        }

        private Range range() {
            return new Range(
                    parts, stem, asks, from, to, number -> option(number).move());
        }

        /** The option with these parts, where it is one of these. */
        Optional<Option> option(List<Part> made) {
            if (made.isEmpty() || !(made.getLast() instanceof Part.Amount(BigInteger number))) return Optional.empty();
            boolean here = made.subList(0, made.size() - 1).equals(parts)
                    && number.compareTo(from) >= 0
                    && number.compareTo(to) <= 0;
            return here ? Optional.of(option(number)) : Optional.empty();
        }
    }
}
