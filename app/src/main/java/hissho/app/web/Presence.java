package hissho.app.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.concurrent.CancellationException;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.AbstractEndPoint;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Whether the one who asked is still there. While an answer is worked out nothing more is due on its connection, so that what can be read from it is
 * its end; a client who sends the next request before the answer loses the connection after it, as HTTP/1.1 allows.
 */
final class Presence implements AutoCloseable, Callback {

    private final Context request;
    private final @Nullable AbstractEndPoint connection;
    private final Runnable gone;
    private volatile boolean ended;
    private volatile boolean hasty;

    private Presence(Context request, @Nullable AbstractEndPoint connection, Runnable gone) {
        this.request = request;
        this.connection = connection;
        this.gone = gone;
    }

    /** Watches the connection of a request whose body has been read. */
    static Presence of(Context request, Runnable gone) {
        EndPoint end = ServletContextRequest.getServletContextRequest(request.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint();
        Presence presence = new Presence(request, end instanceof AbstractEndPoint known ? known : null, gone);
        presence.look();
        return presence;
    }

    private void look() {
        if (connection != null && !ended) connection.tryFillInterested(this);
    }

    @Override
    public void succeeded() {
        if (connection == null || ended) return;
        ByteBuffer one = BufferUtil.allocate(1);
        try {
            int read = connection.fill(one);
            if (read < 0) gone.run();
            else if (read > 0) hasty = true;
            else look();
        } catch (IOException e) {
            gone.run();
        }
    }

    @Override
    public void failed(Throwable cause) {
        look();
    }

    @Override
    public void close() {
        ended = true;
        if (connection != null) connection.getFillInterest().onFail(new CancellationException("answered"));
        if (hasty) request.header("Connection", "close");
    }
}
