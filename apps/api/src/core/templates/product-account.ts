/** Owner of the product's templates: an account without address and password, with which sign-in is impossible. */
export const PRODUCT_ACCOUNT = '6d75726d-656c-8000-8000-000000000001';
export const PRODUCT_NAME = 'murmel';
