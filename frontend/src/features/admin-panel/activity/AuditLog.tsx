import type { AuditEntry } from '@placelore/contracts/system/audit.js';
import { FormattedDateTime } from '../../../ui/format/FormattedDateTime.js';
import { Card } from '../../../ui/layout/Card.js';
import { CombinedLog } from '../combined-log/CombinedLog.js';
import styles from '../combined-log/LogCard.module.css';
import { AUDIT_SOURCES } from '../combined-log/log-sources.js';
import { formatAction, formatField, formatSubject, formatValue } from './audit-labels.js';
import { STRINGS } from './strings.js';

/** Log of who changed what and when. */
export function AuditLog() {
  return (
    <Card className={styles.card}>
      <h3>{STRINGS.audit}</h3>
      <p className={styles.intro}>{STRINGS.auditLead}</p>
      <CombinedLog
        tag="audit"
        heading={STRINGS.audit}
        emptyText={STRINGS.auditNone}
        sources={AUDIT_SOURCES}
        renderEntry={({ item }) => <AuditLogEntry entry={item} />}
      />
    </Card>
  );
}

function AuditLogEntry({ entry }: { entry: AuditEntry }) {
  const { at, actorName, action, before, after } = entry;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <li className={styles.entry}>
      <p>
        <strong>{actorName}</strong> {formatAction(action)} <span>{formatSubject(entry)}</span>
      </p>
      <p className={styles.time}>
        <FormattedDateTime iso={at} />
      </p>
      {fields.length > 0 && (
        <details className={styles.details}>
          <summary>{STRINGS.change}</summary>
          <div className={styles.scrollArea}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{STRINGS.field}</th>
                  <th scope="col">{STRINGS.before}</th>
                  <th scope="col">{STRINGS.after}</th>
                </tr>
              </thead>
              <tbody>
                {fields.map((field) => (
                  <tr key={field}>
                    <th scope="row">{formatField(field)}</th>
                    <td>{formatValue(field, before?.[field], STRINGS.emptyValue)}</td>
                    <td>{formatValue(field, after?.[field], STRINGS.emptyValue)}</td>
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
