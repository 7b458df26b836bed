/** It will never come: whoever could send it says that there is no such thing. */
export class Missing extends Error {}
