import Star from './star.svg?react';

export function Badge({ stars }: { stars: number }) {
  return (
    <span>
      {stars} <Star width={16} />
    </span>
  );
}
