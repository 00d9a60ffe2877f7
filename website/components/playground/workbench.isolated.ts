import { load as loadPage } from 'rslib-playground/workbench';
import styles from './Playground.page.module.css';

type Options = Omit<Parameters<typeof loadPage>[0], 'styles'>;

/** The workbench in the look of this theme. */
export function load(options: Options): ReturnType<typeof loadPage> {
  return loadPage({ ...options, styles });
}
