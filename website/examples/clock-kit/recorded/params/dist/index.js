const pad = (value)=>String(value).padStart(2, '0');
const formatClock = (minutes)=>`${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
export { formatClock };
