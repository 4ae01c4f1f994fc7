import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { DynamicArticle } from './dynamic-article.entity.js';

/**
 * A user or visitor who requested a guide. They can find it as long as it exists; their list shows the guides that they
 * have not released.
 */
@Entity('guide_holders')
@Unique('guide_holders_of_user_key', ['userId', 'guideId'])
@Unique('guide_holders_of_visitor_key', ['visitorId', 'guideId'])
@Check('guide_holders_holder_check', '(user_id is null) <> (visitor_id is null)')
@Index('guide_holders_of_guide', ['guideId'])
export class GuideHolder {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'guide_holders_pkey',
  })
  id!: string;

  @Column('integer', { name: 'guide_id' })
  guideId!: number;

  @ManyToOne(() => DynamicArticle, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'guide_id', foreignKeyConstraintName: 'guide_holders_guide_id_fkey' })
  guide!: Relation<DynamicArticle>;

  @Column('integer', { name: 'user_id', nullable: true })
  userId!: number | null;

  @Column('uuid', { name: 'visitor_id', nullable: true })
  visitorId!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  /** When its holder released it; null if they have not. */
  @Column({ type: 'timestamptz', name: 'released_at', precision: 3, nullable: true })
  releasedAt!: Date | null;
}
