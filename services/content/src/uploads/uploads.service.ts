import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { PendingPhoto } from '@placelore/contracts/admin-articles.js';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import { ApiError, invalidField } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { UPLOAD_SECONDS, UPLOAD_TYPES, type UploadType } from '@placelore/contracts/media.js';
import { Spool, type SpooledFile } from '@placelore/platform/http/spool.js';
import { Turnstile } from '@placelore/platform/load/turnstile.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import type { EntityManager } from 'typeorm';
import { uploadKeyOf } from '../media/media-keys.js';
import { type CheckedPicture, checkPicture } from '../media/picture-check.js';
import { receiveBytes, typeOf } from './receive-bytes.js';
import type { Upload } from './upload.entity.js';
import { partsOf, secondsOf, UploadAddresses } from './upload-address.js';
import { UploadsRepository } from './uploads.repository.js';

/** Ms after the end of an address's time in which what was sent to it can still be used. */
const GRACE = 10 * 60_000;
/** Addresses of one article that are looked at. */
const PENDING_MOST = 20;

/** Other names of a media type. HEIC is a kind of HEIF, and the only one that is taken. */
const SAME_TYPE: Partial<Record<UploadType, UploadType>> = { 'image/jpg': 'image/jpeg', 'image/heif': 'image/heic' };

export interface UploadedPicture extends CheckedPicture {
  uploadId: string;
  bytes: Buffer;
}

/** Pictures on their way in: an address for each, its bytes, and their one use. */
@Injectable()
export class UploadsService {
  /** Uploads that are stored at once, each from memory. */
  private readonly storing = new Turnstile(2);

  constructor(
    private readonly repository: UploadsRepository,
    private readonly addresses: UploadAddresses,
    private readonly storage: Storage,
    private readonly spool: Spool,
  ) {}

  /** A new address, at the object store where browsers reach it and else at the product itself. */
  async ask(
    actor: Person,
    bound: { contentType?: UploadType | undefined; size?: number | undefined; articleId?: number | undefined },
  ): Promise<string> {
    const id = randomUUID();
    const expiresAt = new Date((secondsOf(new Date()) + UPLOAD_SECONDS) * 1000);
    const address =
      (await this.storage.presignPut(uploadKeyOf(id), UPLOAD_SECONDS)) ?? this.addresses.sign(id, expiresAt);
    const { location, hash } = partsOf(address);
    await this.repository.insert({
      id,
      requestedBy: actor.userId!,
      location,
      addressHash: hash,
      contentType: bound.contentType ?? null,
      size: bound.size ?? null,
      articleId: bound.articleId ?? null,
      expiresAt,
    });
    return address;
  }

  /**
   * Takes the bytes of an upload, once.
   * @throws ApiError UPLOAD_REFUSED for an address that is not ours, expired or used before; IMAGE_TOO_LARGE; IMAGE_EMPTY;
   * UNSUPPORTED_MEDIA_TYPE and INVALID_INPUT for another type or size than it was asked for, and when the sender went
   */
  async receive(address: { id: string; expires: number; token: string }, request: IncomingMessage): Promise<void> {
    const upload = await this.open(address);
    const contentType = typeOf(request);
    if (upload.contentType !== null && contentType !== upload.contentType) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    await this.spool.use(async (file) => {
      await receiveBytes(request, upload.size, file);
      await this.keep(upload, file, contentType);
    });
  }

  private async keep(upload: Upload, file: SpooledFile, contentType: string): Promise<void> {
    // From here on the address is used, by whoever came first.
    if (!(await this.repository.receive(upload.id))) throw new ApiError('UPLOAD_REFUSED');
    try {
      const type = UPLOAD_TYPES.find((known) => known === contentType) ?? 'application/octet-stream';
      await this.storing.run(1, async () => this.storage.put(uploadKeyOf(upload.id), await file.bytes(), type));
    } catch (thrown) {
      await this.repository.release(upload.id);
      throw thrown;
    }
  }

  /**
   * The picture that was sent to an address which this admin asked for.
   * @throws ApiError INVALID_INPUT naming `photoURL` for any other address, one that was used or has expired, and when
   * what was sent is not what the address was asked for; IMAGE_* when it is no picture that can be shown
   */
  async read(actor: Person, address: string): Promise<UploadedPicture> {
    const upload = await this.find(actor, address);
    if (upload.usedAt) throw unusable('was used before');
    if (upload.expiresAt.getTime() + GRACE < Date.now()) throw unusable('has expired');
    const key = uploadKeyOf(upload.id);
    const stored = await this.storage.stat(key);
    if (!stored) throw unusable('has received no file');
    if (stored.size === 0) throw new ApiError('IMAGE_EMPTY');
    if (stored.size > IMAGE_MAX_BYTES) throw new ApiError('IMAGE_TOO_LARGE');
    // An object store lets whoever has the address replace what was just looked at: never more than the limit is read.
    const bytes = await buffer(await this.storage.read(key, { start: 0, end: IMAGE_MAX_BYTES }));
    if (bytes.length > IMAGE_MAX_BYTES) throw new ApiError('IMAGE_TOO_LARGE');
    if (upload.size !== null && bytes.length !== upload.size) throw unusable('received another size than was stated');
    const checked = await checkPicture(bytes);
    const bound = upload.contentType;
    if (bound !== null && (SAME_TYPE[bound] ?? bound) !== `image/${checked.format}`)
      throw unusable('received another type than was stated');
    return { ...checked, uploadId: upload.id, bytes };
  }

  /** The pictures this admin has sent for an article and not used, while they can be, the latest first. */
  async pending(actor: Person, articleId: number): Promise<PendingPhoto[]> {
    const usable = new Date(Date.now() - GRACE);
    const asked = await this.repository.unused(actor.userId!, articleId, usable, PENDING_MOST);
    const sent = await Promise.all(asked.map(async (upload) => ({ upload, stored: await this.stored(upload.id) })));
    return sent.flatMap(({ upload: { location, expiresAt }, stored }) =>
      stored === null
        ? []
        : [{ status: 'pending', photoURL: location, size: stored.size, expiresAt: untilWhen(expiresAt) }],
    );
  }

  private stored(id: string): Promise<StoredObject | null> {
    return this.storage.stat(uploadKeyOf(id));
  }

  /** Uses an upload up. @throws ApiError INVALID_INPUT naming `photoURL` when somebody did so before */
  async use(manager: EntityManager, uploadId: string): Promise<void> {
    if (!(await this.repository.use(manager, uploadId))) throw unusable('was used before');
  }

  private async open({ id, expires, token }: { id: string; expires: number; token: string }): Promise<Upload> {
    const isOurs = this.addresses.isSigned(id, expires, token) && expires > secondsOf(new Date());
    const upload = isOurs ? await this.repository.byId(id) : null;
    if (!upload || upload.receivedAt || upload.usedAt) throw new ApiError('UPLOAD_REFUSED');
    return upload;
  }

  /** Compared as text, letter by letter: an address that is merely equivalent is none of ours. */
  private async find(actor: Person, address: string): Promise<Upload> {
    const { id, location, hash, hasQuery } = partsOf(address);
    const upload = id === null ? null : await this.repository.byId(id);
    const isIt = upload?.location === location && (!hasQuery || upload.addressHash === hash);
    if (!upload || !isIt || upload.requestedBy !== actor.userId) {
      throw invalidField('photoURL', 'must be an upload address you asked for');
    }
    return upload;
  }
}

const untilWhen = (expiresAt: Date): string => new Date(expiresAt.getTime() + GRACE).toISOString();

const unusable = (why: string) => invalidField('photoURL', `${why}; please upload the photo again`);
