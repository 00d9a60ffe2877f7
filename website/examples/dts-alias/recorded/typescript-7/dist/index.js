const label = (trail)=>`${trail.name} (${trail.kilometres} km)`;
export { label };
