/** A game in a link: the document as JSON, deflated, in the letters an address may hold. */
import type { Doc } from './types';

async function piped(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const out = new Blob([bytes as BlobPart]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

export async function packed(document: Doc): Promise<string> {
  const bytes = await piped(new TextEncoder().encode(JSON.stringify(document)), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpacked(text: string): Promise<Doc> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const plain = await piped(bytes, new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder().decode(plain));
}
