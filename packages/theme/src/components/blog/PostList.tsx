import type { PostSummary } from 'docs-engine/theme';
import type { ReactNode } from 'react';
import { useHref } from '../../site-context.tsx';
import styles from './Blog.module.css';
import { PostDate } from './PostDate.tsx';

type PostListProps = { posts: PostSummary[]; lang: string };

/** All posts, newest first. */
export function PostList({ posts, lang }: PostListProps): ReactNode {
  const href = useHref();
  return (
    <ul className={styles.list}>
      {posts.map(({ title, description, date, link }) => (
        <li key={link} className={styles.post}>
          <PostDate date={date} lang={lang} />
          <h2 className={styles.title}>
            <a href={href(link)}>{title}</a>
          </h2>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
