import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import type { PendingPhoto } from '@placelore/contracts/content/admin/admin-articles.js';
import { UPLOAD_TYPES, UPLOAD_URL_TTL_SECONDS, type UploadType } from '@placelore/contracts/content/media.js';
import { ApiError, invalidField } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { WeightedSemaphore } from '@placelore/platform/concurrency/weighted-semaphore.js';
import { Spool, type SpooledFile } from '@placelore/platform/http/spool.js';
import { Storage, type StoredObject } from '@placelore/platform/storage/storage.port.js';
import type { EntityManager } from 'typeorm';
import { type ValidatedImage, validateImage } from '../images/image-validation.js';
import { getUploadKey } from '../images/storage-keys.js';
import { getContentType, receiveUpload } from './receive-upload.js';
import type { Upload } from './upload.entity.js';
import { parseUploadUrl, toUnixSeconds, UploadUrlSigner } from './upload-url-signer.js';
import { UploadsRepository } from './uploads.repository.js';

/** Ms after the expiry of a URL during which its upload can still be used. */
const GRACE_PERIOD_MS = 10 * 60_000;
/** Maximum number of uploads that are listed per article. */
const MAX_PENDING_UPLOADS = 20;

/** Aliases of media types. HEIC is a kind of HEIF, and the only accepted one. */
const TYPE_ALIASES: Partial<Record<UploadType, UploadType>> = { 'image/jpg': 'image/jpeg', 'image/heif': 'image/heic' };

export interface UploadedImage extends ValidatedImage {
  uploadId: string;
  bytes: Buffer;
}

/** Issues upload URLs, receives the bytes, and allows each upload to be used once. */
@Injectable()
export class UploadsService {
  /** Limits how many uploads are stored in parallel, because each is held in memory. */
  private readonly storageSlots = new WeightedSemaphore(2);

  constructor(
    private readonly repository: UploadsRepository,
    private readonly urlSigner: UploadUrlSigner,
    private readonly storage: Storage,
    private readonly spool: Spool,
  ) {}

  /**
   * Returns a new URL: of the object store if browsers can reach it, otherwise of the product itself.
   * @throws ApiError ARTICLE_NOT_FOUND
   */
  async createUploadUrl(
    actor: Actor,
    constraints: { contentType?: UploadType | undefined; size?: number | undefined; articleId?: number | undefined },
  ): Promise<string> {
    const { articleId = null } = constraints;
    if (articleId !== null && !(await this.repository.articleExists(articleId)))
      throw new ApiError('ARTICLE_NOT_FOUND');
    const id = randomUUID();
    const expiresAt = new Date((toUnixSeconds(new Date()) + UPLOAD_URL_TTL_SECONDS) * 1000);
    const url =
      (await this.storage.presignPut(getUploadKey(id), UPLOAD_URL_TTL_SECONDS)) ?? this.urlSigner.sign(id, expiresAt);
    const { location, hash } = parseUploadUrl(url);
    await this.repository.insert({
      id,
      requestedBy: actor.userId!,
      location,
      addressHash: hash,
      contentType: constraints.contentType ?? null,
      size: constraints.size ?? null,
      articleId,
      expiresAt,
    });
    return url;
  }

  /**
   * Receives the bytes of an upload, once.
   * @throws ApiError UPLOAD_REJECTED for a foreign, expired or used URL; IMAGE_TOO_LARGE; IMAGE_EMPTY;
   * UNSUPPORTED_MEDIA_TYPE and INVALID_INPUT for another type or size than was requested, and when the client
   * disconnects
   */
  async receive(signedUrl: { id: string; expires: number; token: string }, request: IncomingMessage): Promise<void> {
    const upload = await this.getOpenUpload(signedUrl);
    const contentType = getContentType(request);
    if (upload.contentType !== null && contentType !== upload.contentType) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    await this.spool.use(async (file) => {
      await receiveUpload(request, upload.size, file);
      await this.storeUpload(upload, file, contentType);
    });
  }

  private async storeUpload(upload: Upload, file: SpooledFile, contentType: string): Promise<void> {
    // The first request that gets here uses up the URL.
    if (!(await this.repository.markReceived(upload.id))) throw new ApiError('UPLOAD_REJECTED');
    try {
      const type = UPLOAD_TYPES.find((uploadType) => uploadType === contentType) ?? 'application/octet-stream';
      await this.storageSlots.run(1, async () => this.storage.put(getUploadKey(upload.id), await file.bytes(), type));
    } catch (thrown) {
      await this.repository.clearReceived(upload.id);
      throw thrown;
    }
  }

  /**
   * Returns the image that was uploaded to a URL which this admin requested, for an article that may use it: the one
   * stated in the request, or else any.
   * @throws ApiError INVALID_INPUT naming `photoURL` for any other, used or expired URL, and when the upload differs
   * from what the URL was requested for; IMAGE_* when it is not a usable image
   */
  async read(actor: Actor, url: string, articleId: number): Promise<UploadedImage> {
    const upload = await this.getRequestedUpload(actor, url);
    if (upload.articleId !== null && upload.articleId !== articleId)
      throw invalidField('photoURL', 'was uploaded for another article');
    if (upload.usedAt) throw unusableError('was already used');
    if (upload.expiresAt.getTime() + GRACE_PERIOD_MS < Date.now()) throw unusableError('has expired');
    const key = getUploadKey(upload.id);
    const stored = await this.storage.stat(key);
    if (!stored) throw unusableError('has received no file');
    if (stored.size === 0) throw new ApiError('IMAGE_EMPTY');
    if (stored.size > IMAGE_MAX_BYTES) throw new ApiError('IMAGE_TOO_LARGE');
    // A client may replace a checked object in the store, so never more than the limit is read.
    const bytes = await buffer(await this.storage.read(key, { start: 0, end: IMAGE_MAX_BYTES }));
    if (bytes.length > IMAGE_MAX_BYTES) throw new ApiError('IMAGE_TOO_LARGE');
    if (upload.size !== null && bytes.length !== upload.size)
      throw unusableError('received a file of another size than requested');
    const validated = await validateImage(bytes);
    const statedType = upload.contentType;
    if (statedType !== null && (TYPE_ALIASES[statedType] ?? statedType) !== `image/${validated.format}`)
      throw unusableError('received a file of another type than requested');
    return { ...validated, uploadId: upload.id, bytes };
  }

  /** Returns the usable images that this admin uploaded for an article, latest first. */
  async listPending(actor: Actor, articleId: number): Promise<PendingPhoto[]> {
    const usableSince = new Date(Date.now() - GRACE_PERIOD_MS);
    const uploads = await this.repository.findUnused(actor.userId!, articleId, usableSince, MAX_PENDING_UPLOADS);
    const candidates = await Promise.all(
      uploads.map(async (upload) => ({ upload, stored: await this.statStored(upload.id) })),
    );
    return candidates.flatMap(({ upload: { location, expiresAt }, stored }) =>
      stored === null
        ? []
        : [{ status: 'pending', photoURL: location, size: stored.size, expiresAt: formatUsableUntil(expiresAt) }],
    );
  }

  private statStored(id: string): Promise<StoredObject | null> {
    return this.storage.stat(getUploadKey(id));
  }

  /** Marks an upload as used. @throws ApiError INVALID_INPUT naming `photoURL` when it was already used */
  async use(manager: EntityManager, uploadId: string): Promise<void> {
    if (!(await this.repository.markUsed(manager, uploadId))) throw unusableError('was already used');
  }

  private async getOpenUpload({ id, expires, token }: { id: string; expires: number; token: string }): Promise<Upload> {
    const isValid = this.urlSigner.isSigned(id, expires, token) && expires > toUnixSeconds(new Date());
    const upload = isValid ? await this.repository.findById(id) : null;
    if (!upload || upload.receivedAt || upload.usedAt) throw new ApiError('UPLOAD_REJECTED');
    return upload;
  }

  /** Returns the upload of a URL. URLs are compared as text, so an equivalent URL does not match. */
  private async getRequestedUpload(actor: Actor, url: string): Promise<Upload> {
    const { id, location, hash, hasQuery } = parseUploadUrl(url);
    const upload = id === null ? null : await this.repository.findById(id);
    const isMatch = upload?.location === location && (!hasQuery || upload.addressHash === hash);
    if (!upload || !isMatch || upload.requestedBy !== actor.userId) {
      throw invalidField('photoURL', 'must be an upload address you asked for');
    }
    return upload;
  }
}

const formatUsableUntil = (expiresAt: Date): string => new Date(expiresAt.getTime() + GRACE_PERIOD_MS).toISOString();

const unusableError = (reason: string) => invalidField('photoURL', `${reason}; please upload the photo again`);
