package hissho.app.web;

import hissho.words.Message;
import io.javalin.http.Context;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who may ask. On loopback only requests that name this very server in Host, and in Origin where there is one, so that no page from elsewhere can
 * reach it; a public server demands its token instead.
 */
record Access(Optional<String> token, Attempts wrong) {

    Access(Optional<String> token) {
        this(token, new Attempts());
    }

    private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");

    static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';"
            + " img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none';"
            + " frame-ancestors 'none'";

    void admit(Context request) {
        headers(request);
        String host = header(request, "Host").orElse("");
        if (token.isEmpty() && !LOCAL.contains(withoutPort(host))) throw foreign();
        header(request, "Origin").ifPresent(origin -> {
            if (!sameAuthority(origin, host)) throw foreign();
        });
        if (!request.path().startsWith("/api/")) return;
        token.ifPresent(secret -> {
            if (wrong.tooMany(request.ip())) throw new Refused(429, "too-many", Message.of("web.bad.too-many-tokens"));
            String given = header(request, "Authorization").orElse("");
            if (equal(given, "Bearer " + secret)) return;
            if (!given.isEmpty()) wrong.add(request.ip());
            throw new Refused(401, "token", Message.of("web.bad.token"));
        });
        boolean changes = request.method().name().equals("POST")
                || request.method().name().equals("PUT");
        if (changes && !isJson(header(request, "Content-Type").orElse("")))
            throw new Refused(415, "content-type", Message.of("web.bad.content-type"));
    }

    /** Whether a content type is JSON, in UTF-8 where it says in what. */
    private static boolean isJson(String type) {
        return type.toLowerCase(Locale.ROOT).matches("application/json\\s*(;\\s*charset=\"?utf-8\"?\\s*)?");
    }

    private static void headers(Context request) {
        request.header("Content-Security-Policy", POLICY);
        request.header("X-Content-Type-Options", "nosniff");
        request.header("Referrer-Policy", "no-referrer");
        request.header("Cross-Origin-Opener-Policy", "same-origin");
        request.header("Cross-Origin-Resource-Policy", "same-origin");
        if (request.path().startsWith("/api/")) request.header("Cache-Control", "no-store");
        else if (request.path().startsWith("/assets/"))
            request.header("Cache-Control", "public, max-age=31536000, immutable");
        else request.header("Cache-Control", "no-cache");
    }

    private static Refused foreign() {
        return new Refused(403, "foreign", Message.of("web.bad.foreign"));
    }

    private static Optional<String> header(Context request, String name) {
        @Nullable String value = request.header(name);
        return Optional.ofNullable(value);
    }

    private static String withoutPort(String host) {
        int colon = host.lastIndexOf(':');
        return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
    }

    private static boolean sameAuthority(String origin, String host) {
        try {
            URI uri = URI.create(origin);
            return uri.getAuthority() != null && uri.getAuthority().equals(host);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static boolean equal(String a, String b) {
        return MessageDigest.isEqual(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
    }
}
