import type { UploadType } from '@placelore/contracts/content/media.js';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An address that was given out to send one picture to. */
@Entity('uploads')
@Check('uploads_size_check', 'size between 1 and 10485760')
@Index('uploads_expiry', ['expiresAt'])
@Index('uploads_of_article', ['articleId', 'createdAt'], { where: 'article_id is not null and used_at is null' })
export class Upload {
  /** Also names where its bytes are stored. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'uploads_pkey' })
  id!: string;

  /** The admin who asked. Users live with another owner, so there is no foreign key. */
  @Column('integer', { name: 'requested_by' })
  requestedBy!: number;

  /** The address without its query, in which the permission stands. */
  @Column('text')
  location!: string;

  /** SHA-256 of the whole address, in hexadecimal. */
  @Column('text', { name: 'address_hash' })
  addressHash!: string;

  /** The only type it takes; null for any. */
  @Column('text', { name: 'content_type', nullable: true })
  contentType!: UploadType | null;

  /** The only size it takes, in bytes; null for any within the limit. */
  @Column('integer', { nullable: true })
  size!: number | null;

  /** The article it is meant for, where that was said. It may be gone: nothing depends on it. */
  @Column('integer', { name: 'article_id', nullable: true })
  articleId!: number | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt!: Date;

  /** When its bytes came through the product; those sent to an object store directly are seen only when they are used. */
  @Column({ type: 'timestamptz', name: 'received_at', precision: 3, nullable: true })
  receivedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'used_at', precision: 3, nullable: true })
  usedAt!: Date | null;
}
