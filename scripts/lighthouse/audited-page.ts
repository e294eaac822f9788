/** A page that Lighthouse measures. It must score 100, apart from audits that are excused. */
export interface AuditedPage {
  address: string;
  /** Audits that it may fail. */
  excuses: readonly Excuse[];
}

interface Excuse {
  /** Id of the audit. */
  id: string;
  /** The only excused place; without it, all are. */
  place?: string;
}
