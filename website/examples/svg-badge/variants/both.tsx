import starUrl, { ReactComponent as Star } from './star.svg';

export function Badge({ stars }: { stars: number }) {
  return (
    <a href={starUrl}>
      {stars} <Star width={16} />
    </a>
  );
}
