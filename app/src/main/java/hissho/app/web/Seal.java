package hissho.app.web;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.KeyGenerator;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Locks a text so that only this server can read it or change it (AES-GCM with a key made at its start), and whoever keeps it for the
 * server learns nothing from it. The server itself then need keep nothing.
 */
final class Seal {

    private static final String CIPHER = "AES/GCM/NoPadding";
    private static final int KEY_BITS = 128;
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;

    private final SecretKey key;
    private final SecureRandom random = new SecureRandom();

    private Seal(SecretKey key) {
        this.key = key;
    }

    Seal() {
        this(newKey());
    }

    private static SecretKey newKey() {
        try {
            KeyGenerator keys = KeyGenerator.getInstance("AES");
            keys.init(KEY_BITS);
            return keys.generateKey();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The seal with this key, as {@link #key} tells it. */
    static Seal of(String key) {
        return new Seal(new SecretKeySpec(Base64.getDecoder().decode(key), "AES"));
    }

    /** The key, for a process that works for this server. */
    String key() {
        return Base64.getEncoder().encodeToString(key.getEncoded());
    }

    long secret() {
        return random.nextLong();
    }

    String lock(String text) {
        byte[] nonce = new byte[NONCE_BYTES];
        random.nextBytes(nonce);
        try {
            byte[] locked = cipher(Cipher.ENCRYPT_MODE, nonce).doFinal(text.getBytes(StandardCharsets.UTF_8));
            byte[] all = ByteBuffer.allocate(nonce.length + locked.length)
                    .put(nonce)
                    .put(locked)
                    .array();
            return Base64.getUrlEncoder().withoutPadding().encodeToString(all);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The text that was locked; nothing where this server did not lock it. */
    Optional<String> open(String sealed) {
        try {
            byte[] all = Base64.getUrlDecoder().decode(sealed);
            if (all.length <= NONCE_BYTES) return Optional.empty();
            byte[] nonce = java.util.Arrays.copyOf(all, NONCE_BYTES);
            byte[] text = cipher(Cipher.DECRYPT_MODE, nonce).doFinal(all, NONCE_BYTES, all.length - NONCE_BYTES);
            return Optional.of(new String(text, StandardCharsets.UTF_8));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private Cipher cipher(int mode, byte[] nonce) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance(CIPHER);
        cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
        return cipher;
    }
}
