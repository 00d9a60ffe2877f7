const formatSpan = (minutes)=>`${Math.floor(minutes / 60)}h${minutes % 60}m`;
export { formatSpan };
