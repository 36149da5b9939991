import styles from './DataProgress.module.css';
import type { DataTask } from './yourData';

/** How far an export or an import has come. */
export function DataProgress({ task: { name, share } }: { readonly task: DataTask }) {
  return <progress className={styles.bar} aria-label={name} value={share} max={1} />;
}
