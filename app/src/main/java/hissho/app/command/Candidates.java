package hissho.app.command;

import hissho.catalogue.Catalogue;
import hissho.claim.Claim;
import hissho.kind.Kind;
import hissho.kind.Tabulation;
import java.util.Iterator;

/** What a shell may offer to complete. */
final class Candidates {

    private Candidates() {}

    static final class Kinds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Catalogue.kinds().stream().map(Kind::name).iterator();
        }
    }

    static final class Tables implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Catalogue.tables().stream().map(Tabulation::name).distinct().iterator();
        }
    }

    static final class Claims implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Catalogue.claims().stream().map(Claim::id).iterator();
        }
    }
}
