const caption = (photo)=>`${photo.title}, ${photo.year}`;
export { caption };
