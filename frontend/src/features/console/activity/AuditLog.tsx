import type { AuditEntry } from '@placelore/contracts/audit.js';
import { Card } from '../../../ui/Card.js';
import { Moment } from '../Moment.js';
import styles from './Activity.module.css';
import { actionText, fieldText, subjectText, valueText } from './audit-words.js';
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

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actorName, action, before, after } = entry;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <li className={styles.entry}>
      <p>
        <strong>{actorName}</strong> {actionText(action)} <span>{subjectText(entry)}</span>
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
                    <th scope="row">{fieldText(field)}</th>
                    <td>{valueText(field, before?.[field], TEXTS.nothing)}</td>
                    <td>{valueText(field, after?.[field], TEXTS.nothing)}</td>
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
