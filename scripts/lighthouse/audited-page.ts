export interface AuditedPage {
  address: string;
  /** What it fails on purpose. */
  excuses: readonly Excuse[];
}

interface Excuse {
  /** The audit. */
  id: string;
  /** The one place that is excused; without it, all are. */
  place?: string;
}
