/** A page that Lighthouse measures. It must score 100, apart from audits that are excused. */
export interface AuditedPage {
  address: string;
  /** Audits that it may fail. */
  excuses: readonly Excuse[];
}

interface Excuse {
  /** Id of the audit. */
  id: string;
  /** A text in each excused place, such as an address; without it, all places are excused. */
  place?: string;
}
