/** Whose the product's templates are: nobody signs in as this account, which has neither an address nor a password. */
export const PRODUCT_ACCOUNT = '6d75726d-656c-8000-8000-000000000001';
export const PRODUCT_NAME = 'murmel';
