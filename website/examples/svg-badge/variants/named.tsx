import { ReactComponent as Star } from './star.svg';

export function Badge({ stars }: { stars: number }) {
  return (
    <span>
      {stars} <Star width={16} />
    </span>
  );
}
