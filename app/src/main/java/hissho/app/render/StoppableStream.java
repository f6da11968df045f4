package hissho.app.render;

import hissho.progress.Progress;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** A stream into which nothing more is written once the work it belongs to was asked to stop. */
final class StoppableStream extends FilterOutputStream {

    private final Progress progress;

    StoppableStream(OutputStream out, Progress progress) {
        super(out);
        this.progress = progress;
    }

    @Override
    public void write(int b) throws IOException {
        progress.check();
        out.write(b);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        progress.check();
        out.write(bytes, from, length);
    }
}
