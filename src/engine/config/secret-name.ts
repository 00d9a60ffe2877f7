/** Words in the name of an environment variable whose value no reader may get. */
export const secretName =
  /(?:^|_)(?:ADMIN|WRITE|SECRET|PRIVATE|PASSWORD|PASSWD|TOKEN|CREDENTIALS?)(?:_|$)/i;
