package hissho.app.command;

import hissho.catalogue.Catalogue;
import hissho.kind.Kind;
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
            return Catalogue.tableNames().iterator();
        }
    }

    static final class Claims implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Catalogue.claimIds().iterator();
        }
    }
}
