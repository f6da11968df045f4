package hissho.extensive.question;

import hissho.document.Node;
import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.solve.BestReply;
import hissho.extensive.solve.SubgamePerfect;
import hissho.fact.Teacher;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Words;
import hissho.zerosum.method.DecimalReading;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What behaviour that somebody proposes leads to: what it guarantees and which reply punishes it, or who gains by leaving a profile, and how. */
record BehaviourLesson(TreeAnswer answer) {

    private static final int MOST_TOLD = 4;

    /** Of behaviour that is to guarantee this player so much; several may be proposed at once. */
    Teacher guaranteeing(int player, Rational most) {
        return (proposed, words) -> (proposed instanceof Collection<?> many ? many.stream() : Stream.of(proposed))
                .flatMap(one -> read(player, one, words).stream())
                .flatMap(read -> read.wrong().or(() -> guarantee(read, most, words)).stream())
                .findFirst();
    }

    /** Of a profile that is to be an equilibrium, of every subgame where that is asked. */
    Teacher equilibrium(boolean perfect) {
        return (proposed, words) -> {
            if (!(proposed instanceof Map<?, ?> said)) return Optional.empty();
            List<Read> all = new ArrayList<>();
            for (int i = 0; i < game().players(); i++)
                read(i, said.get(game().player(i)), words).ifPresent(all::add);
            if (all.size() < game().players()) return Optional.empty();
            Optional<String> wrong =
                    all.stream().flatMap(read -> read.wrong().stream()).findFirst();
            if (wrong.isPresent()) return wrong;
            List<Behaviour> profile = all.stream().map(Read::behaviour).toList();
            return deviation(profile, words)
                    .or(() -> perfect ? subgame(profile, words) : Optional.empty())
                    .or(() -> rounded(all, words));
        };
    }

    private ExtensiveGame game() {
        return answer.game();
    }

    // ---- what is said

    private Optional<String> guarantee(Read read, Rational most, Words words) {
        Behaviour behaviour = read.behaviour();
        Rational sure = GuaranteeFacts.security(game(), behaviour, answer.progress());
        if (sure.compareTo(most) >= 0) return rounded(List.of(read), words);
        BestReply reply = BestReply.of(game(), 1 - behaviour.player(), List.of(behaviour), answer.progress());
        return Optional.of(words.say(
                "extensive.lesson.guarantee",
                spoken(behaviour.player(), words),
                sure,
                most,
                moves(reply, 1 - behaviour.player(), List.of(behaviour), words)));
    }

    private Optional<String> deviation(List<Behaviour> profile, Words words) {
        RationalVector paid = Behaviour.expected(game(), profile);
        for (int i = 0; i < game().players(); i++) {
            BestReply reply = BestReply.of(game(), i, profile, answer.progress());
            if (reply.value().compareTo(paid.get(i)) > 0)
                return Optional.of(words.say(
                        "extensive.lesson.deviates",
                        spoken(i, words),
                        reply.value(),
                        paid.get(i),
                        moves(reply, i, profile, words)));
        }
        return Optional.empty();
    }

    private Optional<String> subgame(List<Behaviour> profile, Words words) {
        return SubgamePerfect.failure(game(), profile, answer.progress())
                .map(found -> words.say(
                        "extensive.lesson.subgame",
                        String.join(", ", game().path(found.root())),
                        spoken(found.player(), words)));
    }

    private Optional<String> rounded(List<Read> all, Words words) {
        if (all.stream().noneMatch(Read::rounded)) return Optional.empty();
        return Optional.of(words.say(
                "core.lesson.rounded-list",
                all.stream()
                        .map(read -> words.write(read.behaviour().named(game())))
                        .collect(Collectors.joining("; "))));
    }

    /** The moves of a pure reply where it can be asked for them. */
    private String moves(BestReply reply, int player, List<Behaviour> others, Words words) {
        Behaviour pure = Behaviour.pure(
                game(),
                player,
                reply.choice().stream().mapToInt(Integer::intValue).toArray());
        Set<Integer> asked = new LinkedHashSet<>();
        List<Rational[]> reach = Stream.concat(Stream.of(pure), others.stream().filter(b -> b.player() != player))
                .map(b -> b.reach(game()))
                .toList();
        for (int node = 0; node < game().tree().size(); node++) {
            int at = node;
            if (game().mover(node) == player
                    && !game().luck(node).isZero()
                    && reach.stream().noneMatch(one -> one[at].isZero())) asked.add(game().setOf(node));
        }
        String told = asked.stream()
                .limit(MOST_TOLD)
                .map(set -> words.say(
                        "extensive.lesson.move",
                        game().setName(player, set),
                        game().moveNames(player, set)
                                .get(Math.max(0, reply.choice().get(set)))))
                .collect(Collectors.joining("; "));
        return asked.size() > MOST_TOLD ? words.say("core.and-more", told, asked.size() - MOST_TOLD) : told;
    }

    private String spoken(int player, Words words) {
        return Players.spoken(game().player(player), words);
    }

    // ---- what somebody wrote

    /** Behaviour as it is meant, whether decimals stood for it, and what makes it none. */
    private record Read(Behaviour behaviour, boolean rounded, Optional<String> wrong) {}

    /** Behaviour by the names of sets and moves; a set that is not named is left to chance only where its player has one move. */
    private Optional<Read> read(int player, @Nullable Object said, Words words) {
        if (!(said instanceof Map<?, ?>)) return Optional.empty();
        Node node = Node.root(said);
        List<RationalVector> atSet = new ArrayList<>();
        boolean rounded = false;
        for (int set = 0; set < game().sets(player); set++) {
            Node weights = node.get(game().setName(player, set));
            List<String> moves = game().moveNames(player, set);
            weights.only(new LinkedHashSet<>(moves));
            RationalVector written = RationalVector.generate(
                    moves.size(),
                    m -> weights.find(moves.get(m)).map(Node::rational).orElse(Rational.ZERO));
            RationalVector meant =
                    DecimalReading.meant(written, List.of(), any -> true).orElse(written);
            rounded |= !meant.equals(written);
            if (!meant.isDistribution()) {
                Optional<Rational> negative =
                        written.stream().filter(Rational::isNegative).findFirst();
                String wrong = negative.map(weight -> words.say("core.lesson.negative", weight))
                        .orElseGet(() -> words.say("core.lesson.sum", written.sum()));
                return Optional.of(new Read(
                        Behaviour.uniform(game(), player),
                        false,
                        Optional.of(words.say("core.lesson.at", game().setName(player, set), wrong))));
            }
            atSet.add(meant);
        }
        return Optional.of(new Read(new Behaviour(player, atSet), rounded, Optional.empty()));
    }
}
