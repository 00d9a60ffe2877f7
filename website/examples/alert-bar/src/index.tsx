import { useState } from 'react';
import mitt from 'mitt';
import closeIcon from './close.svg';
import './alert.css';

export const alerts = mitt<{ close: string }>();

export function Alert({ text }: { text: string }) {
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    alerts.emit('close', text);
  };
  return open ? (
    <p className="alert">
      {text} <img src={closeIcon} alt="Close" onClick={close} />
    </p>
  ) : null;
}
