import type { UploadType } from '@placelore/contracts/content/media.js';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A URL that was issued to receive one image. */
@Entity('uploads')
@Check('uploads_size_check', 'size between 1 and 10485760')
@Index('uploads_expiry', ['expiresAt'])
@Index('uploads_of_article', ['articleId', 'createdAt'], { where: 'article_id is not null and used_at is null' })
export class Upload {
  /** Also used in the storage key of its bytes. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'uploads_pkey' })
  id!: string;

  /** Admin who requested it. Has no foreign key, because users belong to the auth service. */
  @Column('integer', { name: 'requested_by' })
  requestedBy!: number;

  /** URL without its query, which contains the permission. */
  @Column('text')
  location!: string;

  /** SHA-256 of the whole URL, in hexadecimal. */
  @Column('text', { name: 'address_hash' })
  addressHash!: string;

  /** Required type; null for any. */
  @Column('text', { name: 'content_type', nullable: true })
  contentType!: UploadType | null;

  /** Required size in bytes; null for any within the limit. */
  @Column('integer', { nullable: true })
  size!: number | null;

  /** The only article that may use it; null for any. It may have been deleted since. */
  @Column('integer', { name: 'article_id', nullable: true })
  articleId!: number | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt!: Date;

  /**
   * When the product received its bytes. Bytes that were sent directly to an object store are noticed only when they
   * are used.
   */
  @Column({ type: 'timestamptz', name: 'received_at', precision: 3, nullable: true })
  receivedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'used_at', precision: 3, nullable: true })
  usedAt!: Date | null;
}
