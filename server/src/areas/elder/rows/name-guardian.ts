/** What is known of a guardian: their account, and where the elder sent the invitation. */
export interface KnownGuardian {
  /** Null: nobody accepted. */
  name: string | null;
  /** When their account was deleted. */
  erasedAt: Date | null;
  email: string | null;
}

/** A guardian as their elder knows them: whose account is deleted has no name any more, but the elder still knows whom they invited. */
export function nameGuardian({ name, erasedAt, email }: KnownGuardian): string | null {
  if (name === null || erasedAt === null) return name;
  return email === null ? 'Deleted member' : `Deleted member (${email})`;
}
