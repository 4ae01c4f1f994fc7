import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartupError } from '../../launcher/processes/startup-error.ts';

/** First bytes of every age file (https://age-encryption.org/v1). */
export const AGE_MAGIC = 'age-encryption.org/';

/** @throws StartupError if one is not a valid age recipient */
export function assertRecipients(recipients: readonly string[]): void {
  for (const recipient of recipients) {
    try {
      new Encrypter().addRecipient(recipient);
    } catch {
      throw new StartupError(
        `"${recipient}" is no recipient: use the public key that age-keygen prints, which starts with "age1".`,
      );
    }
  }
}

/** Encrypts a stream for the holders of these recipients' keys. */
export async function encrypt(source: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(source)));
}

/**
 * Decrypts a stream.
 * @param identities contents of an age-keygen file
 * @throws StartupError if none of these keys can decrypt it
 */
export async function decrypt(source: Readable, identities: string): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const line of identities.split('\n').map((text) => text.trim())) {
    if (line !== '' && !line.startsWith('#')) addIdentity(decrypter, line);
  }
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch (error) {
    if (!/identity/.test(String(error))) throw error;
    throw new StartupError(
      'The key of --identity does not open this archive: use the one whose recipient it was made for.',
    );
  }
}

function addIdentity(decrypter: Decrypter, line: string): void {
  try {
    decrypter.addIdentity(line);
  } catch {
    throw new StartupError(
      'The file of --identity has no key of age: it contains a line that starts with AGE-SECRET-KEY-.',
    );
  }
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as unknown as NodeReadableStream);
