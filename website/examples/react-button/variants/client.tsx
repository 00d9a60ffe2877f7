'use client';

import { useState } from 'react';
import './button.css';

export type LikeButtonProps = { label: string };

export function LikeButton({ label }: LikeButtonProps) {
  const [likes, setLikes] = useState(0);
  return (
    <button className="like" onClick={() => setLikes(likes + 1)}>
      {label} {likes}
    </button>
  );
}
