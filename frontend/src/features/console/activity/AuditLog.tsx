import type { AuditEntry } from '@placelore/contracts/audit.js';
import { Card } from '../../../ui/Card.js';
import { Moment } from '../Moment.js';
import styles from './Activity.module.css';
import { MergedLog } from './MergedLog.js';
import { AUDIT_SOURCES } from './sources.js';
import { TEXTS } from './texts.js';

/** Who did what to what, and when. */
export function AuditLog() {
  return (
    <Card className={styles.card}>
      <h3>{TEXTS.audit}</h3>
      <p className={styles.lead}>{TEXTS.auditLead}</p>
      <MergedLog
        tag="audit"
        heading={TEXTS.audit}
        none={TEXTS.auditNone}
        sources={AUDIT_SOURCES}
        entry={({ item }) => <Entry entry={item} />}
      />
    </Card>
  );
}

function Entry({
  entry: { at, actorName, action, subjectName, subjectType, subjectId, before, after },
}: {
  entry: AuditEntry;
}) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <li className={styles.entry}>
      <p>
        <strong>{actorName}</strong> <code>{action}</code> <span>{subjectName || `${subjectType} ${subjectId}`}</span>
      </p>
      <p className={styles.when}>
        <Moment iso={at} />
      </p>
      {fields.length > 0 && (
        <details className={styles.change}>
          <summary>{TEXTS.change}</summary>
          <div className={styles.scroll}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{TEXTS.field}</th>
                  <th scope="col">{TEXTS.before}</th>
                  <th scope="col">{TEXTS.after}</th>
                </tr>
              </thead>
              <tbody>
                {fields.map((field) => (
                  <tr key={field}>
                    <th scope="row">{field}</th>
                    <td>{valueText(before?.[field])}</td>
                    <td>{valueText(after?.[field])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </li>
  );
}

function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return TEXTS.nothing;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
