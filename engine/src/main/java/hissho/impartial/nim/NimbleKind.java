package hissho.impartial.nim;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisCertificate;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Option;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.impartial.heap.PileWords;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Nimble: coins on a strip move to the left; a coin on square n is a Nim pile of n. */
public final class NimbleKind implements ImpartialKind {

    private static final Field<List<BigInteger>> COINS =
            Field.required("coins", NimPile.SIZES).looksLike("piles");
    private static final Field<Integer> MOST =
            Field.optional("maxCoinsPerTurn", Shape.whole(1, 20), 1).asRule();

    @Override
    public String name() {
        return "nimble";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(COINS, MOST, Convention.PLAY);
    }

    @Override
    public List<String> facts() {
        return Stream.of(AnalysisFacts.KEYS, List.of("coinMoves", "movesCountingEachCoin", "piles"), MooreTheory.KEYS)
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public Setting read(Node document) {
        List<BigInteger> coins = COINS.in(document);
        int most = MOST.in(document);
        Convention convention = Convention.of(document);
        if (most == 1) return Setting.of(NimbleCoin.sum(coins), convention).with(new NimbleTheory(coins, convention));
        MooreNim game = MooreNim.ofCoins(coins, most);
        return Setting.of(game, convention).with(new Several(new MooreTheory(game, convention)));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return PileWords.under("coins", words);
    }

    /** Why a coin is a Nim pile. */
    private record NimbleTheory(List<BigInteger> coins, Convention convention) implements Supplement {

        @Override
        public Facts facts(Analysis analysis, Progress progress) {
            return new Facts()
                    .put("nimSum", () -> NimPile.nimSum(coins))
                    .put("piles", () -> coins)
                    .put("coinMoves", Compare.SET, () -> AnalysisFacts.all(analysis, this::move))
                    .put(
                            "distinctMoves",
                            () -> AnalysisFacts.all(analysis, this::move).size())
                    .put(
                            "movesCountingEachCoin",
                            () -> analysis.counted()
                                    .orElseThrow(() -> new NotAnswered(Message.of(
                                            "impartial.bad.not-counted",
                                            analysis.winning().size()))));
        }

        /** A move as the squares it goes from and to; which of several coins there is moved does not matter. */
        private Object move(Option option) {
            int coin = option.facts().get("component") instanceof Integer index ? index : 0;
            return InOrder.of("from", coins.get(coin), "to", NimCertificate.target(option));
        }

        @Override
        public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
            return AnalysisCertificate.orTheory(
                    analysis, progress, () -> Optional.of(NimCertificate.of(analysis, coins, convention)));
        }

        @Override
        public List<Section> theory(Analysis analysis, Words words, Progress progress) {
            return List.of(Section.of(
                    words.say("impartial.section.rule"), new Block.Paragraph(words.say("impartial.nimble.theory"))));
        }
    }

    /** Several coins at once are Moore's Nim. */
    private record Several(MooreTheory moore) implements Supplement {

        @Override
        public Facts facts(Analysis analysis, Progress progress) {
            return moore.facts(analysis, progress)
                    .put("piles", () -> moore.game().piles());
        }

        @Override
        public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
            return moore.certificate(analysis, progress);
        }

        @Override
        public List<Section> theory(Analysis analysis, Words words, Progress progress) {
            int most = moore.game().k();
            List<Block> blocks = new ArrayList<>();
            blocks.add(new Block.Paragraph(words.say("impartial.nimble.theory")));
            blocks.add(new Block.Paragraph(words.say("impartial.moore-nim.rule", most, most + 1)));
            return List.of(new Section(words.say("impartial.section.rule"), blocks));
        }
    }
}
